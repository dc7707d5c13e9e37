"""Builds the wheel: pip calls `build_wheel` (PEP 517). No build requirement but CMake, Ninja and a C++ compiler.

QUADRILLE_LIBRARY names a shared library that is built already, in place of building one. On Linux the wheel's tag says
the oldest glibc that the library runs with (PEP 600), so a wheel for all is built where glibc is old, as in the images
of manylinux. Tested by tests/cmake."""

import base64
import hashlib
import json
import os
import platform
import re
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
import zipfile
from pathlib import Path

_here = Path(__file__).resolve().parent
_root = _here.parents[1]


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    project = tomllib.loads((_here / "pyproject.toml").read_text())["project"]
    version = json.loads((_root / "package.json").read_text())["version"].replace("-rc.", "rc")  # as PEP 440 has it
    library = _library()
    tag = f"py3-none-{_platform(library)}"
    name = project["name"].replace("-", "_")
    files = {f"quadrille/{file.name}": file.read_bytes()
             for file in sorted((_here / "quadrille").iterdir()) if file.suffix in (".py", ".typed")}
    files[f"quadrille/libquadrille{_ending()}"] = library
    info = f"{name}-{version}.dist-info"
    files[f"{info}/LICENSE"] = (_root / "LICENSE").read_bytes()
    files[f"{info}/METADATA"] = _metadata(project, version)
    files[f"{info}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: quadrille\nRoot-Is-Purelib: false\nTag: {tag}\n".encode()
    files[f"{info}/RECORD"] = _record(files, f"{info}/RECORD")
    wheel = f"{name}-{version}-{tag}.whl"
    with zipfile.ZipFile(Path(wheel_directory) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in files.items():
            # The same bytes whenever it is built.
            archive.writestr(zipfile.ZipInfo(path), content, zipfile.ZIP_DEFLATED)
    return wheel


def _ending():
    return {"darwin": ".dylib", "win32": ".dll"}.get(sys.platform, ".so")


def _library():
    if built := os.environ.get("QUADRILLE_LIBRARY"):
        return Path(built).read_bytes()
    with tempfile.TemporaryDirectory() as tree:
        # The library of C++ is inside: the system's may be older.
        subprocess.run(["cmake", "-S", _root, "-B", tree, "-G", "Ninja", "-DBUILD_TESTING=OFF",
                        *([] if sys.platform == "win32" or sys.platform == "darwin" else
                          ["-DCMAKE_SHARED_LINKER_FLAGS=-static-libstdc++ -static-libgcc"])], check=True)
        subprocess.run(["cmake", "--build", tree, "--target", "quadrille_shared"], check=True)
        return next(path for path in Path(tree).glob(f"*quadrille{_ending()}")).read_bytes()


def _platform(library):
    if sys.platform != "linux":
        return re.sub(r"[-.]", "_", sysconfig.get_platform())
    oldest = max(int(minor) for minor in re.findall(rb"GLIBC_2\.(\d+)", library))
    return f"manylinux_2_{oldest}_{platform.machine()}"


def _metadata(project, version):
    fields = [("Metadata-Version", "2.1"), ("Name", project["name"]), ("Version", version),
              ("Summary", project["description"]), ("License", project["license"]["text"]),
              ("Keywords", ",".join(project["keywords"])), ("Requires-Python", project["requires-python"]),
              ("Description-Content-Type", "text/markdown")]
    head = "".join(f"{key}: {value}\n" for key, value in fields)
    return (head + "\n" + (_here / project["readme"]).read_text()).encode()


def _record(files, own):
    lines = []
    for path, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{path},sha256={digest},{len(content)}\n")
    return "".join([*lines, f"{own},,\n"]).encode()
